/** The families that stand in for what the faces of a signature lack, by ranges of characters. */
import '@fontsource-variable/noto-sans-arabic/index.css';
import '@fontsource-variable/noto-sans-armenian/index.css';
import '@fontsource-variable/noto-sans-bengali/index.css';
import '@fontsource-variable/noto-sans-devanagari/index.css';
import '@fontsource-variable/noto-sans-georgian/index.css';
import '@fontsource-variable/noto-sans-hebrew/index.css';
import '@fontsource-variable/noto-sans-jp/index.css';
import '@fontsource-variable/noto-sans-kr/index.css';
import '@fontsource-variable/noto-sans-sc/index.css';
import '@fontsource-variable/noto-sans-symbols/index.css';
import '@fontsource-variable/noto-sans-tamil/index.css';
import '@fontsource-variable/noto-sans-tc/index.css';
import '@fontsource-variable/noto-sans-thai/index.css';
