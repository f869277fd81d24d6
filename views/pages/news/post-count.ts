/** How many posts, in words of a sentence. */
export const postCount = (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`);
