import { hydrate } from '@/components/islands/hydrate';
import { Carousel } from '@/components/sections/carousel';

export default hydrate(Carousel);
