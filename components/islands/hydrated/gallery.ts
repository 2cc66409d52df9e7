import { hydrate } from '@/components/islands/hydrate';
import { Gallery } from '@/components/sections/gallery';

export default hydrate(Gallery);
