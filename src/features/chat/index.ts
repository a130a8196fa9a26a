export { MessageLink } from './components/MessageLink.tsx'
