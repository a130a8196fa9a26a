export { DownloadPaper } from './components/DownloadPaper.tsx'
export { PaperPreview } from './components/PaperPreview.tsx'
export { usePreview } from './components/use-preview.ts'
