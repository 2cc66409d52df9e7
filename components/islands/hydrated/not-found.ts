import { hydrate } from '@/components/islands/hydrate';
import { NotFoundActions } from '@/components/sections/not-found-actions';

export default hydrate(NotFoundActions);
