import { useEffect } from 'react'
import { FileCamera, FileDrop, FilePanel } from '../ui/file-drop/FileDrop'
import { FileField } from '../ui/file-drop/FileField'
import { PictureDrop } from '../ui/file-drop/PictureDrop'
import { ChoicesField } from '../ui/form/ChoicesField'
import { CountField } from '../ui/form/CountField'
import { StaleNote } from '../ui/form/change/StaleNote'
import { ComboField, QuantityField, SelectField } from '../ui/form/choice-fields'
import { DayField, MomentField } from '../ui/form/dates'
import { Form } from '../ui/form/Form'
import { FormButtons } from '../ui/form/FormButtons'
import { AmountField, TextAreaField, TextField } from '../ui/form/fields'
import { useServerForm } from '../ui/form/useServerForm'
import { LuCamera, LuFileSpreadsheet, LuFileUp } from '../ui/icons'
import { Button } from '../ui/layout/Button'
import { useLocalList } from '../ui/list/useLocalList'
import { SearchForm } from '../ui/search-form/SearchForm'
import type { Draft, SearchField } from '../ui/search-form/types'
import css from './gallery.module.css'

const SOILS = ['一般土方', '石方', '淤泥', '建筑垃圾'].map((label) => ({ value: label, label }))
const DRIVERS = Array.from({ length: 30 }, (_, index) => ({ value: String(index), label: `司机${index + 1}` }))

const FILLED = {
  name: '平湖街道综合整治工程',
  captain: '',
  soil: '石方',
  driver: '3',
  site: '清林径受纳场',
  soils: '一般土方,石方',
  price: '80.00',
  tons: '318.25',
  trips: '12',
  day: '2026-11-28',
  moment: '2026-11-28 06:00:00',
  remark: '夜间施工',
}

/** Every field of forms: filled, empty, with a hint, refused, and disabled. */
export function FormParts() {
  const form = useServerForm({ defaultValues: FILLED, onSubmit: async () => undefined })
  const { setError } = form.methods
  useEffect(() => setError('captain', { message: '请输入车队长' }), [setError])
  return (
    <>
      <Form form={form} columns={2}>
        <TextField name="name" label="项目" required maxLength={50} />
        <TextField name="captain" label="车队长" required />
        <SelectField name="soil" label="土质" options={SOILS} />
        <SelectField name="driver" label="司机" options={DRIVERS} />
        <ComboField name="site" label="卸点" suggestions={['清林径受纳场', '坪山受纳场']} />
        <ChoicesField name="soils" label="可收土质" options={SOILS} none="不限" />
        <AmountField name="price" label="单价" unit="TRUCK" hint="按车计价，含税" />
        <QuantityField name="tons" label="方量（方）" />
        <CountField name="trips" label="趟数" most={1000} />
        <DayField name="day" label="结算日期" />
        <MomentField name="moment" label="出场时间" />
        <TextField name="name" label="项目编号" disabled />
        <TextAreaField name="remark" label="备注" wide />
      </Form>
      <div className={css.row}>
        <FormButtons form={form} onCancel={() => undefined} />
      </div>
      <StaleNote
        differences={[{ field: 'price', label: '单价', mine: '80.00', theirs: '82.00' }]}
        keepMine={() => undefined}
        takeTheirs={() => undefined}
      />
    </>
  )
}

const FIELDS: SearchField[] = [
  { name: 'waybillNo', label: '运单号', type: 'texts' },
  { name: 'plate', label: '车牌号', type: 'text' },
  { name: 'soil', label: '土质', type: 'choice', options: SOILS },
  { name: 'drivers', label: '司机', type: 'choices', options: DRIVERS },
  { name: 'paid', label: '是否付款', type: 'flag' },
  { name: 'time', label: '出场时间', type: 'times', workDay: { name: '白班', clock: '06:00:00' } },
]

function Search({ fields, filters, plain }: { fields: readonly SearchField[]; filters: Draft; plain?: boolean }) {
  const list = useLocalList<Draft, string>({ filters, sort: [] })
  return <SearchForm fields={fields} list={list} {...(plain ? { plain } : {})} />
}

/** Searches: many fields with the filters in force as a line, few fields, and fields of a drawer. */
export function Searches() {
  return (
    <>
      <Search fields={FIELDS} filters={{ soil: '石方', time: { from: '2026-11-01', to: '2026-11-28' } }} />
      <Search fields={FIELDS.slice(1, 3)} filters={{}} />
      <Search fields={FIELDS} filters={{ paid: true }} plain />
    </>
  )
}

const nothing = () => undefined
const prompt = (over: boolean) => (over ? '松开以上传' : '点击选择或拖到此处：图片或PDF，不超过5MB')

/** File fields: a line, a tile with a picture, a panel with buttons; uploading, stored and refused. */
export function Files() {
  return (
    <>
      <FileField label="合同" Icon={LuFileUp} accept=".pdf" prompt={prompt} said="正在上传合同.pdf" onChoose={nothing}>
        <p>合同.pdf</p>
      </FileField>
      <FileField
        label="发票"
        Icon={LuFileUp}
        accept=".pdf"
        prompt={prompt}
        said="已读取，请核对"
        tone="warning"
        fault="文件超过5MB，请压缩后再上传"
        onChoose={nothing}
      />
      <div className={css.row}>
        <FileDrop look="line" accept=".pdf" label="选择文件" onChoose={nothing}>
          <b>选择文件</b>
        </FileDrop>
        <FileCamera label="拍照" onChoose={nothing}>
          <LuCamera aria-hidden size={22} />
          拍照
        </FileCamera>
        <PictureDrop look="tile" label="上传运单照片" prompt="上传照片" onChoose={nothing} />
        <PictureDrop label="营业执照" prompt="点击或拖入上传" aria-invalid onChoose={nothing} />
        <FilePanel accept=".xlsx" label="选择表格" onChoose={nothing}>
          {({ over, open }) => (
            <>
              <LuFileSpreadsheet aria-hidden size={36} />
              <p>{over ? '松开鼠标即可上传' : '把文件拖到这里，或点“选择文件”'}</p>
              <Button variant="solid" onClick={open}>
                选择文件
              </Button>
            </>
          )}
        </FilePanel>
      </div>
    </>
  )
}
