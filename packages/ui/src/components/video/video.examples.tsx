import { pictureExamples } from '../picture/picture.examples.ts';
import type { VideoProps } from './video.tsx';

type Example = Omit<VideoProps, 'onAllowAll'>;

const french: Example = {
  title: 'Comment nous cultivons nos souches',
  videoId: 'aqz-KE-bpKQ',
  poster: pictureExamples.box.image,
  consent: false,
  lang: 'fr',
  labels: {
    notice: (
      <>
        Cette vidéo est hébergée par YouTube. Si vous la lisez, YouTube garde des réglages dans votre navigateur et
        apprend la page que vous regardez. <a href="/fr/cookies">En savoir plus</a>
      </>
    ),
    once: 'Lire cette vidéo',
    always: 'Toujours autoriser les vidéos',
    play: 'Lire la vidéo',
    elsewhere: 'Regarder sur YouTube',
  },
};

export const videoExamples = {
  blocked: french,
  consented: { ...french, consent: true },
  longestGerman: {
    ...french,
    title: 'Wie Milchsäurebakterien in unserem Forschungslabor gezüchtet, geprüft und getrocknet werden',
    lang: 'de',
    labels: {
      notice:
        'Dieses Video liegt bei YouTube. Wenn Sie zustimmen, setzt YouTube Cookies und erfährt, welche Seite Sie gerade betrachten. Ihre Zustimmung können Sie jederzeit in den Datenschutzeinstellungen widerrufen.',
      once: 'Nur dieses Video abspielen',
      always: 'Videos von YouTube immer zulassen und abspielen',
      play: 'Video abspielen:',
      elsewhere: 'Auf YouTube ansehen',
    },
  },
} satisfies Record<string, Example>;
