import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/**
 * GET on the address that is the first element of the query key, credentials always, JSON in return.
 * @throws Error "status: status text" from 500 up, "status: body" for any other refusal.
 */
export const fetchJson: QueryFunction = async ({ queryKey, signal }) => {
  const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
  if (!response.ok) {
    const reason = response.status >= 500 ? response.statusText : await response.text();
    throw new Error(`${response.status}: ${reason}`);
  }
  return response.json();
};

/** A data client with the site's rules: never stale, fetched again only when asked, no second try. */
export function createDataClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchJson,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

let client: QueryClient | undefined;

/**
 * The one client of the site: `useQuery(options, dataClient())`. There is no provider in the layouts, so that a page that
 * fetches nothing loads none of it.
 */
export function dataClient(): QueryClient {
  client ??= createDataClient();
  return client;
}
