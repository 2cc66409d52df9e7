import { hydrate } from '@/components/browser/hydrate';
import { Carousel } from './carousel';

export default hydrate(Carousel);
