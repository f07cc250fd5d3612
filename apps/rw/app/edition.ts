export { rw as edition } from '@otosafi/editions/facts/rw'
