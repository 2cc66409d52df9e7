import { setRequestLocale } from 'next-intl/server';
import { Examples } from '@/components/examples/examples-page';
import { PageFrame } from '@/components/layout/page-frame';
import { mainLocale } from '@/lib/content/content';

export default function Page() {
  setRequestLocale(mainLocale);
  return (
    <PageFrame>
      <Examples />
    </PageFrame>
  );
}
