/** The slider of the price with the reader of what is typed beside it: loaded together when they are wanted. */
export { readAmount } from '@otosafi/domain/reading/read-number'
export { RangeSlider } from '@otosafi/ui/range-slider/RangeSlider'
