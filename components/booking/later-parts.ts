// Parts that the form needs only in use, half of its code: loaded after the rest.
export { Select } from '@/components/ui/select';
export { Toaster } from '@/components/ui/toast';
export { DatePopover } from './date-popover';
