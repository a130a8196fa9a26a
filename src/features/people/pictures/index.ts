export { OwnPicture } from './OwnPicture.tsx'
export { usePicture } from './use-picture.ts'
