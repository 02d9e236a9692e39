import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { ReasonDialog } from '../kit/verbs/ReasonDialog'
import { BatchResultDialog } from '../ui/feedback/BatchResultDialog'
import { confirm } from '../ui/feedback/confirmStore'
import { toast } from '../ui/feedback/toastStore'
import { ChoicesInput } from '../ui/form/ChoicesInput'
import { DateRangeInput } from '../ui/form/dates'
import type { DayRange } from '../ui/format/date'
import { LuDownload } from '../ui/icons'
import { RowMenu } from '../ui/layout/RowMenu'
import { DropMenu } from '../ui/overlay/DropMenu'
import { ScannerWindow } from '../ui/scanner/CodeScanner'
import { BaseDataPage, RecordPage, TabList } from './record'

interface Window {
  /** Value of the address parameter that shows this dialog alone. */
  name: string
  title: string
  /** Height of its frame in pixels. */
  height: number
  /** Text that is visible once the dialog is complete. */
  shows: string
  Window: ComponentType
  /** Address at which the dialog opens. */
  at?: string
}

const nothing = () => undefined

/** Presses the first button inside, which opens the dialog to show. */
function Pressed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('button')?.click()
  }, [])
  return (
    <div ref={place} style={{ padding: 16 }}>
      {children}
    </div>
  )
}

function Question() {
  useEffect(() => {
    void confirm({
      title: '删除运单',
      content: '确定删除此运单吗？',
      about: 'YD20261128000001 · 粤B12345 · 80.00 元',
      okText: '删除',
      danger: true,
    })
  }, [])
  return null
}

const Reason = () => (
  <ReasonDialog
    title="作废结算单"
    record="JS202611280001"
    subject="JS202611280001 · 1,234,567.89 元"
    outcome="作废后回执单可以重新结算"
    verb="作废"
    reasonLabel="作废原因"
    done="已作废"
    run={async () => null}
    onClose={nothing}
    onDone={nothing}
  />
)

const Batch = () => (
  <BatchResultDialog
    title="批量审核"
    rows={[
      { key: '1', label: 'JS202611280001', ok: true },
      { key: '2', label: 'JS202611280002', ok: false, message: '结算单已由他人修改，请刷新后重试' },
    ]}
    onClose={nothing}
    onRetry={nothing}
  />
)

const ITEMS = [
  { value: 'audit', label: '审核结算单', onSelect: nothing },
  { value: 'pay', label: '付款', disabledReason: '结算单尚未审核', onSelect: nothing },
  { value: 'void', label: '作废', onSelect: nothing },
]

const Row = () => (
  <Pressed>
    <RowMenu items={ITEMS}>更多</RowMenu>
  </Pressed>
)

const Menu = () => (
  <Pressed>
    <DropMenu button={{ icon: <LuDownload aria-hidden />, children: '导出' }} items={ITEMS} />
  </Pressed>
)

const Choices = () => (
  <Pressed>
    <ChoicesInput
      id="choices"
      label="土质"
      options={['一般土方', '石方', '淤泥'].map((label) => ({ value: label, label }))}
      value={['石方']}
      none="不限"
      onChange={nothing}
    />
  </Pressed>
)

function Days() {
  const [value, setValue] = useState<DayRange | undefined>({ from: '2026-11-10', to: '2026-11-28' })
  return <DateRangeInput label="出场日期" value={value} onChange={setValue} />
}

const Calendar = () => (
  <Pressed>
    <Days />
  </Pressed>
)

function News() {
  useEffect(() => {
    const duration = 3_600_000
    toast.success('已保存', { duration, action: { label: '撤销', run: nothing } })
    toast.error('提交失败：回执单已结算', { duration, hint: '请刷新后重试' })
    toast.info('正在导出，完成后会提醒您', { duration })
  }, [])
  return null
}

const Scanner = () => (
  <ScannerWindow label="扫卡" fault={null} isLong isLit={false} onLight={nothing} onClose={nothing} />
)

/** Dialogs over a page, and whole pages, each in a frame. */
export const windows: readonly Window[] = [
  { name: 'list', title: '单据列表', height: 620, shows: 'FK202611280006', Window: RecordPage },
  { name: 'record', title: '单据明细', height: 620, shows: '草稿', Window: RecordPage, at: '/?payment=1' },
  { name: 'add', title: '新增单据', height: 420, shows: '付款金额', Window: RecordPage, at: '/?add=1' },
  { name: 'edit', title: '修改单据', height: 420, shows: '修改付款单', Window: RecordPage, at: '/?edit=1' },
  { name: 'basedata', title: '基础资料', height: 620, shows: '使用情况', Window: BaseDataPage, at: '/?soil=1' },
  { name: 'tab', title: '页内列表', height: 420, shows: 'FK202611280006', Window: TabList },
  { name: 'question', title: '确认', height: 320, shows: '确定删除此运单吗？', Window: Question },
  { name: 'reason', title: '填写原因', height: 380, shows: '作废后回执单可以重新结算', Window: Reason },
  { name: 'batch', title: '批量结果', height: 380, shows: '重试失败的', Window: Batch },
  { name: 'row-menu', title: '行菜单', height: 220, shows: '结算单尚未审核', Window: Row },
  { name: 'menu', title: '下拉菜单', height: 220, shows: '结算单尚未审核', Window: Menu },
  { name: 'choices', title: '多选', height: 280, shows: '淤泥', Window: Choices },
  { name: 'calendar', title: '日历', height: 440, shows: '2026年11月', Window: Calendar },
  { name: 'scanner', title: '扫码', height: 420, shows: '手工输入', Window: Scanner },
  { name: 'news', title: '消息', height: 240, shows: '撤销', Window: News },
]
