import { startPage } from '@/components/page-script';

startPage();
