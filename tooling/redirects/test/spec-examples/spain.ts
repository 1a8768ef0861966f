import type { SpecExamples } from './spec-examples.ts';

const phytotherapy = '/competencias/la-experiencia-fitoterapia';
const microbiotas = '/competencias/la-experiencia-microbiotas';
const micronutrition = '/competencias/la-experiencia-micronutricion';
const stress = '/consejo/estres-su-funcionamiento-y-su-impacto-sobre-la-salud';

export const spain: SpecExamples = {
  'the bare host': {
    'http://veralune-es.example': '/',
    'https://veralune-es.example/marcas': '/marcas',
    'http://www.veralune-es.example/prod': '/productos',
  },
  'products that end in numbers with underscores': {
    '/producto/micralba-hierro_111': '/producto/micralba-hierro',
    '/producto/micralba-hierro_111_3': '/producto/micralba-hierro',
    '/productos/microbiotas/florelune-equilibrio_101_1': '/producto/florelune-equilibrio',
  },
  'the magazine': {
    '/revista-salud': '/consejos',
    '/revista-salud/hierro': '/consejos',
    '/revista-salud/probioticos-y-viajes/': '/consejos',
    '/revista-salud/cualquier-otra-cosa': '/consejos',
    '/revista-salud/hierro%23sintomas': '/consejo/hierro',
    '/revista-salud/estres': stress,
    '/revista-salud/estr%C3%A9s/': stress,
  },
  'removed needs': {
    '/necesidad/estres-emocional': '/necesidades',
    '/necesidad/aporte-de-hierro': '/necesidades',
    '/necesidad/nauseas-y-mareo-del-viajero': '/necesidades',
  },
  'experience with plants': {
    '/experiencia/fitoterapia': phytotherapy,
    '/experiencia/fitoterapia/otra/pagina': phytotherapy,
    '/experiencia/fitoterapia/experiencia-industrial': `${phytotherapy}/experiencia-industrial-y-procedimiento`,
    '/experiencia/fitoterapia/investigaciones': `${phytotherapy}/investigaciones-sobre-las-plantas-y-los-extractos`,
    '/experiencia/fitoterapia/seleccion-de-la-planta-fresca': `${phytotherapy}/seleccion-controlada-de-la-planta-fresca`,
  },
  'experience with microbiotas': {
    '/experiencia/microbiotas': microbiotas,
    '/experiencia/microbiotas/otra': microbiotas,
    '/experiencia/microbiotas/historia': `${microbiotas}/historia-los-primeros-estudios`,
    '/experiencia/microbiotas/carta-hqm': `${microbiotas}/seleccion-de-las-cepas-probioticas-la-carta-hqm`,
    '/experiencia/microbiotas/un-equilibrio-fragil': `${microbiotas}/un-equilibrio-fragil`,
    '/experiencia/microbiotas/vision': '/necesidad/vision',
  },
  'experience with micronutrition': {
    '/experiencia/micronutricion': micronutrition,
    '/experiencia/micronutricion/otra': micronutrition,
    '/la-experiencia-micronutricion/la-micronutricion-hoy': `${micronutrition}/la-micronutricion-hoy`,
    '/experiencia/micronutricion/origen-de-los-trastornos': `${micronutrition}/comprender-el-origen-de-los-trastornos`,
    '/experiencia/micronutricion/funcionalidades': `${micronutrition}/funcionalidades-de-los-ingredientes`,
    '/experiencia/micronutricion/hoy': `${micronutrition}/la-micronutricion-hoy`,
    '/experiencia/micronutricion/funciones-clave': `${micronutrition}/las-funciones-clave-de-los-micronutrientes`,
  },
  legal: {
    '/proteccion-de-datos': '/datos-personales',
    '/protecci%C3%B3n-de-datos': '/datos-personales',
    '/informacion/datos-personales': '/datos-personales',
    '/informacion/avisos-legales': '/avisos-legales',
  },
  'products of the plant brand': {
    '/producto/phytorelle-estandar/valeriana': '/marca/phytorelle',
    '/producto/extracto-estandarizado-de-valeriana': '/marca/phytorelle',
    '/producto/extracto-estandarizado-de-melisa': '/marca/phytorelle',
  },
  'advice and innovations': {
    '/consejos/need/microbiotas': '/consejos/microbiotas',
    '/calidad-innovaciones/prod-innovadores': '/calidad-innovaciones',
    '/calidad-innovaciones/categoria/prod-innovadores': '/calidad-innovaciones',
    '/calidad-innovaciones/necesidad/sueo': '/necesidad/sueno',
    '/calidad-innovaciones/necesidad/sue%C3%B1o': '/necesidad/sueno',
  },
  'categories and brands below /prod': {
    '/prod': '/productos',
    '/prod/': '/productos',
    '/prod/micronutricion': '/productos/micronutricion',
    '/prod/microbiotas': '/productos/microbiotas',
    '/prod/fitonutricion': '/productos/fitonutricion',
    '/prod/microbiotas/florelune/equilibrio': '/marca/florelune',
    '/prod/micronutricion/micralba': '/marca/micralba',
    '/prod/fitonutricion/phytorelle/x': '/marca/phytorelle',
  },
  'renamed needs': {
    '/necesidad/suplementacion-en-vitaminas-y-minerales': '/necesidad/aporte-de-vitaminas-y-minerales',
    '/necesidad/suplementacion-en-cepas-microbioticas': '/necesidad/complementacion-en-cepas-microbioticas',
    '/necesidad/suplementacion-de-la-microbiota': '/necesidad/complementacion-de-la-microbiota',
    '/necesidad/comodidad-urinaria': '/necesidad/confort-urinario',
  },
  'a product and a brand written twice': {
    '/prod/microbiotas/equilibrio-30-capsulas': '/producto/florelune-equilibrio',
    '/florelune/florelune/preguntas-respuestas': '/florelune/preguntas-respuestas',
  },
  'the host for professionals': {
    'https://profesionales.veralune-es.example/consejo/el-estres-y-sus-efectos': stress,
    'http://profesionales.veralune-es.example/consejo/carencia-de-hierro': '/consejo/hierro',
    'http://profesionales.veralune-es.example/consejo/la-vitamina-d': '/consejo/vitamina-d-en-invierno',
    'https://profesionales.veralune-es.example/consejo/acido-folico': '/consejo/acido-folico-antes-del-embarazo',
    'https://profesionales.veralune-es.example/necesidad/memoria': '/necesidades',
    'https://profesionales.veralune-es.example/necesidad/nauseas-y-mareo-del-viajero': '/necesidades',
    'https://profesionales.veralune-es.example/necesidades': '/necesidades',
    'https://profesionales.veralune-es.example/': '/',
    'https://profesionales.veralune-es.example/revista-salud/x': '/consejos',
    'https://profesionales.veralune-es.example/producto/micralba-hierro': '/producto/micralba-hierro',
  },
};
