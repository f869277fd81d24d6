declare module '@tryghost/content-api' {
  import type { ApiRequest } from './ghost-client.ts';

  type Browse = (options: Record<string, string | number | readonly string[]>) => Promise<unknown>;

  export default function GhostContentAPI(options: {
    url: string;
    key: string;
    version: string;
    makeRequest: (request: ApiRequest) => Promise<{ data: object }>;
  }): { posts: { browse: Browse }; pages: { browse: Browse }; tags: { browse: Browse } };
}
