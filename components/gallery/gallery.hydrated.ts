import { hydrate } from '@/components/browser/hydrate';
import { Gallery } from './gallery';

export default hydrate(Gallery);
