import { build } from '../build';

/** `npm run build`: the site in `out/`. */
export default build;
