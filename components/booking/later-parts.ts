// What the form shows once it is used, half of its code: loaded while the rest is hydrated.
export { Select } from '@/components/ui/select';
export { Toaster } from '@/components/ui/toast';
export { DatePopover } from './date-popover';
