/** What a picture needs of the page's styles. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-family'] as const
const SHARPNESS = 2
const MARGIN = 12
const HEAD = 34

function styled(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  svg.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const name of STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name))
  })
  return copy
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('the chart cannot be drawn'))
    image.src = address
  })
}

/** A chart as it is shown, in the colours of the moment, with its title above, as a PNG. */
export async function pictureOf(svg: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect()
  const copy = styled(svg)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const source = new XMLSerializer().serializeToString(copy)
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * MARGIN) * SHARPNESS
  canvas.height = (height + HEAD + 2 * MARGIN) * SHARPNESS
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  const page = getComputedStyle(document.documentElement)
  pen.scale(SHARPNESS, SHARPNESS)
  pen.fillStyle = page.getPropertyValue('--tf-panel')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = page.getPropertyValue('--tf-text')
  pen.font = `600 15px ${page.getPropertyValue('--tf-font')}`
  pen.fillText(title, MARGIN, MARGIN + HEAD / 2)
  pen.drawImage(image, MARGIN, MARGIN + HEAD, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the chart cannot be kept'))), 'image/png')
  })
}
