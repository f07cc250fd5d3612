export { ma as edition } from '@otosafi/editions/facts/ma'
