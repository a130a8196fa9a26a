/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const blogPaths = {
  blogDetails: 'blog-details',
  blogs: 'blogs',
  blog: 'blog/:slug',
  // Advertisements will stand there as well, as the specification has them.
  advertisementManagement: 'advertisement-management',
} as const
