import { Fragment } from 'react';
import { coverOf } from '#shared/news/cover.ts';
import { ghostSrcset } from '#shared/news/ghost-image.ts';
import { authorsOf, type Post, postDate, updatedDate } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { Letterhead } from '#views/components/letterhead.tsx';
import { Link } from '#views/components/link.tsx';
import { Breadcrumb, TitleArt } from '#views/components/page-head.tsx';
import { LazyImage } from '#views/components/picture/lazy-image.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { AuthorAvatar } from './author.tsx';

/** Breadcrumb, title, author and date of a post; its picture below, or an illustration beside them. */
export function PostHeader({ post }: { post: Post }) {
  const { title, custom_excerpt: lead, feature_image: picture, primary_tag: tag } = post;
  const crumbs = [
    { label: 'News', to: href('blog') },
    ...(tag && tag.name !== 'News' ? [{ label: tag.name, to: href('blogTag', { slug: tag.slug }) }] : []),
    { label: 'Article' },
  ];
  return (
    <header className={picture ? 'page-head post-head' : 'page-head page-head-art post-head'}>
      <div className="wrap">
        <Letterhead />
        <div className="page-head-text">
          <Breadcrumb crumbs={crumbs} />
          <h1>{wholeFormNumbers(title)}</h1>
          {lead && <p className="lead">{lead}</p>}
          <Byline post={post} />
        </div>
        {!picture && (
          <div className="page-head-panel">
            <TitleArt scene={coverOf(post)} />
          </div>
        )}
      </div>
      {picture && <Picture post={post} src={picture} />}
    </header>
  );
}

function Byline({ post }: { post: Post }) {
  const { published_at: published } = post;
  const authors = authorsOf(post);
  const updated = updatedDate(post);
  return (
    <div className="byline">
      <AuthorAvatar author={authors[0]!} size={40} />
      <p>
        <span className="byline-author">
          {authors.map(({ slug, name }, index) => (
            <Fragment key={name}>
              {index > 0 && (index === authors.length - 1 ? ' and ' : ', ')}
              {slug ? <Link to={href('blogAuthor', { slug })}>{name}</Link> : name}
            </Fragment>
          ))}
        </span>{' '}
        <span className="post-card-meta quiet">
          {published && <time dateTime={published}>{postDate(published)}</time>}{' '}
          {updated && (
            <span>
              Updated <time dateTime={post.updated_at!}>{updated}</time>
            </span>
          )}{' '}
          <span>{post.reading_time} min read</span>
        </span>
      </p>
    </div>
  );
}

function Picture({ post, src }: { post: Post; src: string }) {
  const { feature_image_alt: alt, feature_image_caption: caption } = post;
  return (
    <figure className="wrap post-picture">
      <LazyImage
        src={src}
        alt={alt ?? ''}
        width={1200}
        height={630}
        srcSet={ghostSrcset(src) ?? undefined}
        sizes="(min-width: 1400px) 1320px, 94vw"
        eager
      />
      {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption }} />}
    </figure>
  );
}
