import { hydrate } from '@/components/browser/hydrate';
import { NotFoundActions } from './not-found-actions';

export default hydrate(NotFoundActions);
