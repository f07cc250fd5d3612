export { ci as edition } from '@otosafi/editions/facts/ci'
