/** The arrow key that goes on in the reading direction of the story shown, for `userEvent.keyboard`. */
export const arrowOn = () => (getComputedStyle(document.documentElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
