import { demoAgency } from '../../server/demo/agencyContent'

// For scripts/pictures/shareImage.mjs: prints the demo agency's name and line, then the file of a face a line.

const faces = ['naina-thapa', 'rudra-pratap-chauhan', 'sundari-muthu', 'feroz-dar', 'gulnaz-qureshi']

console.log(demoAgency.name)
console.log(demoAgency.line)
for (const face of faces) console.log(`server/demo/photos/sizes/models/${face}/1-profile-pic/640.webp`)
