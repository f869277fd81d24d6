import { createHash } from 'node:crypto';
import { type RequestHandler, type Response, Router } from 'express';
import { tagHeaders } from '#server/cdn/cache-headers.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Assets } from '#server/http/assets.ts';
import type { BrandId } from '#shared/brands/brand.ts';
import { coverOf } from '#shared/news/cover.ts';
import { withBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { shareImageVersion } from '#shared/site/share-image.ts';
import type { ShareImageText } from '#views/art/share-image.ts';
import type { ShareImagePainter } from './painter.ts';

type Deps = {
  assets: Assets;
  content: ContentService;
  painter: ShareImagePainter | undefined;
  limit: RequestHandler;
};

/** Caching under the URL of the version that the post has now, and under any other, in seconds. */
const versionMaxAge = 31_536_000;
const plainMaxAge = 300;

/** `GET /blog/{slug}/card.png?v={version}`: the picture of a post that a shared link shows, 1200 by 630 pixels. */
export function createShareImages({ assets, content, painter, limit }: Deps): Router {
  const router = Router();

  router.get('/blog/:slug/card.png', async (request, response, next) => {
    const { id: brand, domainParam } = request.brandChoice;
    const found = await content.readPost(request.params.slug);
    if (!found.ok && found.reason === 'redirected') {
      response.set('Cache-Control', `public, max-age=${plainMaxAge}`);
      const image = `${href('blogPost', { slug: found.slug })}/card.png`;
      return response.redirect(308, withBrand({ domainParam }, image));
    }
    if (!found.ok && found.reason === 'not-found') return next();
    if (!found.ok || !painter) return sendBrandImage(response, brand);
    const { post } = found.value;
    const text: ShareImageText = { title: post.title, scene: coverOf(post), brand };
    const isVersion = request.query['v'] === shareImageVersion(post);
    const send = (image: Buffer) => sendImage(response, image, brand, isVersion);
    const image = painter.cached(text);
    if (image) return send(image);
    limit(request, response, async (error?: unknown) => {
      if (error) return next(error);
      const painted = await painter.paint(text);
      if (painted) send(painted);
      else sendBrandImage(response, brand);
    });
  });
  return router;

  function sendBrandImage(response: Response, brand: BrandId) {
    response.set('Cache-Control', 'private, no-store').redirect(302, `${assets.assetBase}/social/${brand}.png`);
  }
}

function sendImage(response: Response, image: Buffer, brand: BrandId, isVersion: boolean) {
  const etag = createHash('sha256').update(image).digest('base64url').slice(0, 22);
  response
    .type('image/png')
    .set({
      'Cache-Control': isVersion ? `public, max-age=${versionMaxAge}, immutable` : `public, max-age=${plainMaxAge}`,
      ETag: `"${etag}"`,
      ...tagHeaders(['site', `brand-${brand}`, 'content']),
    })
    .send(image);
}
