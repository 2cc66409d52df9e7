/**
 * Most entries of one page. A list that is longer goes on under numbers, /Blog/2, /Blog/3 ..., so that no page grows with
 * the salon: these sizes keep each under the budgets of tests/e2e/budgets.spec.ts.
 */
export const pageSizes = { articles: 5, cards: 12, priceRows: 60 } as const;
