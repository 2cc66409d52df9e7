import { BookingPanel } from '@/components/booking/booking-panel';
import { hydrate } from '@/components/islands/hydrate';

export default hydrate(BookingPanel);
