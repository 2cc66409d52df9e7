// Parts that the form shows once it is used, half of its code: loaded behind the rest.
export { Select } from '@/components/ui/select';
export { Toaster } from '@/components/ui/toast';
export { DatePopover } from './date-popover';
