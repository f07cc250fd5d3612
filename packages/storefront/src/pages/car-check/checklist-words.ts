import type { Texts } from '../../texts/use-texts.ts'

/** The words of a checklist that are no texts of every page: its loader finishes them. */
export type ChecklistWords = ReturnType<typeof checklistWords>

export function checklistWords(t: Texts['t']) {
  return {
    car: t('report:checklist.car'),
    defects: t('report:checklist.defects'),
    sections: t('report:checklist.sections'),
    matches: t('report:checklist.matches'),
    differs: t('report:checklist.differs'),
    open: t('report:checklist.open'),
    note: t('report:checklist.note'),
    kilometres: t('report:checklist.kilometres'),
    miles: t('report:checklist.miles'),
    send: t('report:checklist.send'),
    account: t('report:checklist.account'),
    submit: t('report:checklist.submit'),
    nothing: t('report:checklist.nothing'),
    sentTitle: t('report:checklist.sentTitle'),
    sent: t('report:checklist.sent'),
    again: t('report:checklist.again'),
  }
}
