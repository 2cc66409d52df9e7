// Half of the booking form's code: loaded after a field first gets the focus (use-later-parts.ts).
export { Select } from '@/components/ui/select';
export { Toaster } from '@/components/ui/toast';
export { DatePopover } from './date-popover';
