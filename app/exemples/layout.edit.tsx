import '../globals.css';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { mainLocale } from '@/lib/content/content';

export default ({ children }: { children: ReactNode }) => <RootDocument locale={mainLocale}>{children}</RootDocument>;
