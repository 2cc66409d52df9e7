import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/**
 * Fetches JSON, with credentials, from the address that is the first element of the query key.
 * @throws Error "status: status text" from 500 up, "status: body" for any other refusal.
 */
const fetchJson: QueryFunction = async ({ queryKey, signal }) => {
  const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
  if (!response.ok) {
    const reason = response.status >= 500 ? response.statusText : await response.text();
    throw new Error(`${response.status}: ${reason}`);
  }
  return response.json();
};

/**
 * The site's only client: `useQuery(options, dataClient)`. Data never go stale, and a failure is not retried.
 * The layouts have no provider, so that a page that fetches nothing does not load the library.
 */
export const dataClient = new QueryClient({
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
