import { build } from '../build';
import preview from '../preview';

/** `npm start`: builds the site and serves it. */
export default async function start(options: string[]): Promise<void> {
  await build();
  await preview(options);
}
