export { sn as edition } from '@otosafi/editions/facts/sn'
