import type { Call } from '../kernel/call.ts'

const own = { who: ['patient'], whose: 'self' } as const
/** Read by whom its author shows it to; for others it does not exist. */
const shownPost = { who: ['patient'], whose: 'public', record: 'post' } as const
const ownPost = { who: ['patient'], whose: 'party', record: 'post' } as const
const shownMember = { who: ['patient'], whose: 'public', record: 'member' } as const
const ownAlbum = { who: ['patient'], whose: 'party', record: 'album' } as const
const office = { who: ['admin'], whose: 'all', record: 'moderationCase' } as const

export const socialCalls = {
  listPosts: { method: 'GET', path: '/posts', access: own, summary: 'The feed, or the posts of one member, newest first' },
  createPost: { method: 'POST', path: '/posts', access: own, summary: 'Publish a post', idempotent: true },
  readPost: { method: 'GET', path: '/posts/{id}', access: shownPost, summary: 'One post' },
  changePost: { method: 'PUT', path: '/posts/{id}', access: ownPost, summary: 'Change a post of one’s own' },
  removePost: { method: 'DELETE', path: '/posts/{id}', access: ownPost, summary: 'Remove a post of one’s own with its comments' },
  likePost: { method: 'PUT', path: '/posts/{id}/like', access: shownPost, summary: 'Like a post; again changes nothing' },
  unlikePost: { method: 'DELETE', path: '/posts/{id}/like', access: shownPost, summary: 'Like a post no more' },
  listComments: {
    method: 'GET',
    path: '/posts/{id}/comments',
    access: shownPost,
    summary: 'Comments under a post, oldest first',
  },
  createComment: {
    method: 'POST',
    path: '/posts/{id}/comments',
    access: shownPost,
    summary: 'Comment on a post',
    idempotent: true,
  },
  removeComment: {
    method: 'DELETE',
    path: '/comments/{id}',
    access: { who: ['patient'], whose: 'party', record: 'comment' },
    summary: 'Remove a comment of one’s own, or one under a post of one’s own',
  },
  listMembers: { method: 'GET', path: '/members', access: own, summary: 'People who let themselves be found, by name' },
  readMember: {
    method: 'GET',
    path: '/members/{id}',
    access: shownMember,
    summary: 'One member, and how the caller stands to them',
  },
  follow: { method: 'PUT', path: '/members/{id}/follow', access: shownMember, summary: 'Follow a member' },
  unfollow: { method: 'DELETE', path: '/members/{id}/follow', access: shownMember, summary: 'Follow a member no more' },
  block: {
    method: 'PUT',
    path: '/members/{id}/block',
    access: shownMember,
    summary: 'Block a member: neither sees anything of the other, and neither follows the other any more',
  },
  unblock: { method: 'DELETE', path: '/members/{id}/block', access: shownMember, summary: 'Block a member no more' },
  listFollowers: { method: 'GET', path: '/followers', access: own, summary: 'Who follows the caller, or a member' },
  listFollowing: { method: 'GET', path: '/following', access: own, summary: 'Whom the caller follows, or a member does' },
  listBlocked: { method: 'GET', path: '/blocked-members', access: own, summary: 'Whom the caller blocked' },
  listAlbums: { method: 'GET', path: '/albums', access: own, summary: 'Albums of the caller, or of a member' },
  createAlbum: { method: 'POST', path: '/albums', access: own, summary: 'Make an album', idempotent: true },
  readAlbum: {
    method: 'GET',
    path: '/albums/{id}',
    access: { who: ['patient'], whose: 'public', record: 'album' },
    summary: 'One album with its pictures',
  },
  changeAlbum: {
    method: 'PUT',
    path: '/albums/{id}',
    access: ownAlbum,
    summary: 'Change an album: title, audience, pictures and their order',
  },
  removeAlbum: {
    method: 'DELETE',
    path: '/albums/{id}',
    access: ownAlbum,
    summary: 'Remove an album; pictures that posts show stay there',
  },
  readOwnStanding: { method: 'GET', path: '/social-standing', access: own, summary: 'How the caller stands to the community' },
  changeOwnStanding: { method: 'PUT', path: '/social-standing', access: own, summary: 'Let oneself be found by name, or not' },
  report: {
    method: 'POST',
    path: '/reports',
    access: own,
    summary: 'Report a post, a comment, a member or a review of a product; the caller is not shown it any more',
  },
  listCases: {
    method: 'GET',
    path: '/moderation-cases',
    access: { who: ['admin'], whose: 'all' },
    summary: 'Cases of reports, one for each thing reported, the longest open first',
  },
  readCase: { method: 'GET', path: '/moderation-cases/{id}', access: office, summary: 'One case as it was reported' },
  decideCase: {
    method: 'POST',
    path: '/moderation-cases/{id}/decision',
    access: office,
    summary: 'Dismiss, warn, hide or suspend, with a reason that the member reads',
  },
  appealCase: {
    method: 'POST',
    path: '/moderation-cases/{id}/appeal',
    access: { who: ['patient'], whose: 'party', record: 'moderationCase' },
    summary: 'Ask for a second look at a decision about oneself; once',
  },
  decideAppeal: {
    method: 'POST',
    path: '/moderation-cases/{id}/appeal-decision',
    access: office,
    summary: 'Uphold or lift a decision that was appealed; another administrator than who decided',
  },
} as const satisfies Record<string, Call>
