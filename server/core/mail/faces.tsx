import type { CSSProperties } from 'react'
import { faceId, type MailFace } from './outbox'
import { LINE, oneByOne } from './parts'

const FACE_PX = 84
/** Four beside each other fit on a phone. */
const SMALL_PX = 72
const tint = (side: number): CSSProperties => ({
  width: side,
  height: side,
  backgroundColor: LINE,
  fontSize: 34,
  lineHeight: `${side}px`,
  textAlign: 'center',
})
const faceCell = (side: number): CSSProperties => ({
  width: side,
  padding: '22px 8px 0 0',
  fontSize: side === SMALL_PX ? 12 : 13,
  lineHeight: '17px',
  fontWeight: 700,
  verticalAlign: 'top',
  wordBreak: 'break-word',
})

/** Each with its name; without a picture, or where pictures are not shown, a tint. */
export const Faces = ({ faces }: { faces: readonly MailFace[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
    <tbody>
      <tr>{oneByOne(faces.map(faceOf(faces.length > 3 ? SMALL_PX : FACE_PX)))}</tr>
    </tbody>
  </table>
)

const faceOf =
  (side: number) =>
  ({ name, jpeg }: MailFace, at: number) => {
    const size = { width: side, height: side }
    const image = <img src={`cid:${faceId(at)}`} alt="" {...size} style={{ display: 'block' }} />
    return (
      <td style={faceCell(side)}>
        <div className="tint" style={tint(side)}>
          {jpeg ? image : [...name][0]}
        </div>
        <div style={{ paddingTop: 5 }}>{name}</div>
      </td>
    )
  }
