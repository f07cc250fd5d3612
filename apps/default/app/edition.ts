export { neutral as edition } from '@otosafi/editions/facts/default'
