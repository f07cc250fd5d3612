export { coza as edition } from '@otosafi/editions/facts/coza'
