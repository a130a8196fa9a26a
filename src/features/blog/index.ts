/** What other capabilities may use of the blog. Light: the home page carries it. */
export { PostCards } from './components/reading/PostCards.tsx'
