/** What a paper's page says of a lot that was called back. Light: whoever scans a code carries it. */
export { RecalledOnPaper } from './components/RecalledOnPaper.tsx'
