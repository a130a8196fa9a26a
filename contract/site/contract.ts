import { bind } from '../kernel/call.ts'
import { siteCalls } from './calls.ts'
import { blogPage, blogPost, blogQuery, blogSlug, contactMessage, contactReceived, home } from './schemas.ts'

export const siteContract = bind(siteCalls, {
  readHome: { answer: home },
  listBlogPosts: { query: blogQuery, answer: blogPage },
  readBlogPost: { params: blogSlug, answer: blogPost },
  sendContactMessage: { body: contactMessage, answer: contactReceived, status: 201 },
})
