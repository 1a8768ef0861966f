import type { PictureImage } from './picture.tsx';

export type PackShape = 'box' | 'jar' | 'dropper' | 'tube';

const bodies: Readonly<Record<PackShape, (color: string) => string>> = {
  box: (color) =>
    `<path d="M270 210h260v400H270z" fill="#fffefb"/>` +
    `<path d="M530 210l44 26v400l-44-26z" fill="#d9dbd0"/>` +
    `<path d="M270 470h260v140H270z" fill="${color}"/>`,
  jar: (color) =>
    `<path d="M310 190h180v70H310z" fill="#0f211a"/>` +
    `<path d="M280 270h240q20 0 20 20v310q0 20-20 20H280q-20 0-20-20V290q0-20 20-20z" fill="#fffefb"/>` +
    `<path d="M260 460h280v110H260z" fill="${color}"/>`,
  dropper: (color) =>
    `<path d="M375 130h50v110h-50z" fill="#0f211a"/><path d="M340 240h120v40H340z" fill="#2a3c34"/>` +
    `<path d="M320 300h160q16 0 16 16v290q0 16-16 16H320q-16 0-16-16V316q0-16 16-16z" fill="${color}"/>` +
    `<path d="M304 380h192v160H304z" fill="#fffefb"/>`,
  tube: (color) =>
    `<path d="M345 150h110v60H345z" fill="${color}"/>` +
    `<path d="M340 210h120v410H340z" fill="#fffefb"/>` +
    `<path d="M340 480h120v80H340z" fill="${color}"/>`,
};

/** A placeholder for a drawn pack. The `#` at the end turns the suffix that Picture appends into a fragment. */
export function packImage(name: string, color: string, shape: PackShape = 'box'): PictureImage {
  const place = `x="400" y="${shape === 'box' ? 400 : 440}" text-anchor="middle"`;
  const words = `<text ${place} font-family="Georgia" font-size="34" fill="#0f211a">${name.split(' ')[0] ?? name}</text>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">` +
    `<ellipse cx="410" cy="628" rx="190" ry="14" fill="#0f211a" opacity=".12"/>${bodies[shape](color)}${words}` +
    `</svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}#`,
    alt: name,
    width: 800,
    height: 800,
    widths: [320, 640, 800],
    formats: ['avif', 'webp', 'png'],
  };
}

export const pictureExamples = {
  box: { image: packImage('Ondamea', '#a0405f'), sizes: '20rem' },
  jar: { image: packImage('Vigorine', '#a4481c', 'jar'), sizes: '20rem', priority: true },
  dropper: { image: packImage('Somnelis', '#4b4a8c', 'dropper'), sizes: '20rem', decorative: true },
};
