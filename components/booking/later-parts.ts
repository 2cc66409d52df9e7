// Half of the booking form's code, needed only in use: loaded once a field has had the focus (use-later-parts.ts).
export { Select } from '@/components/ui/select';
export { Toaster } from '@/components/ui/toast';
export { DatePopover } from './date-popover';
