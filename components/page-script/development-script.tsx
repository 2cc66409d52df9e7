'use client';

import { useEffect } from 'react';
import { startPage } from '@/components/page-script';

/** The script of every page while `next dev` hydrates the whole of it: run afterwards, so that React finds the page as it wrote it. */
export function DevelopmentScript() {
  useEffect(startPage, []);
  return null;
}
