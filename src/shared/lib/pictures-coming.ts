/** Whether a picture in sight has been asked for and is not there yet: what can wait leaves it the line. */
export const arePicturesComing = () =>
  Array.from(document.images).some((image) => !image.complete && image.getBoundingClientRect().top < innerHeight)
