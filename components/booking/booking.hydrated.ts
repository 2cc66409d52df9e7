import { hydrate } from '@/components/browser/hydrate';
import { BookingPanel } from './booking-panel';

export default hydrate(BookingPanel);
