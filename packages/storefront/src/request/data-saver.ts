import { choosesSaver } from '@otosafi/domain/saver/saver-choice'

/** Whether a page is for a visitor who saves data: by a browser that says so, or by choice (P-59). */
export function savesData(request: Request): boolean {
  return request.headers.get('save-data') === 'on' || choosesSaver(request.headers.get('cookie') ?? '')
}
