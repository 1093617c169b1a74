import type { CSSProperties } from 'react'
import { faceId, type MailFace } from './outbox'
import { LINE, oneByOne } from './parts'

const FACE_PX = 84
const tint: CSSProperties = {
  width: FACE_PX,
  height: FACE_PX,
  backgroundColor: LINE,
  fontSize: 34,
  lineHeight: `${FACE_PX}px`,
  textAlign: 'center',
}
const faceCell: CSSProperties = {
  width: FACE_PX,
  padding: '22px 8px 0 0',
  fontSize: 13,
  lineHeight: '17px',
  fontWeight: 700,
  verticalAlign: 'top',
}

/** Each with its name; without a picture, or where pictures are not shown, a tint. */
export const Faces = ({ faces }: { faces: readonly MailFace[] }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
    <tbody>
      <tr>{oneByOne(faces.map(faceOf))}</tr>
    </tbody>
  </table>
)

function faceOf({ name, jpeg }: MailFace, at: number) {
  const size = { width: FACE_PX, height: FACE_PX }
  const image = <img src={`cid:${faceId(at)}`} alt="" {...size} style={{ display: 'block' }} />
  return (
    <td style={faceCell}>
      <div className="tint" style={tint}>
        {jpeg ? image : [...name][0]}
      </div>
      <div style={{ paddingTop: 5 }}>{name}</div>
    </td>
  )
}
