import { RequestDesk } from '@/components/booking/request-desk';
import { hydrate } from '@/components/islands/hydrate';

export default hydrate(RequestDesk);
